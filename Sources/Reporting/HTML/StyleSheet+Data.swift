extension StyleSheet {
  /// Everything but colours and the size pickers.
  static let rules = #"""
    :root{--sans:-apple-system,BlinkMacSystemFont,"SF Pro Text","Segoe UI Variable Text","Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
    --disp:-apple-system,BlinkMacSystemFont,"SF Pro Display","Segoe UI Variable Display","Segoe UI","Inter Display",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
    --mono:ui-monospace,"SF Mono",Menlo,"Cascadia Mono",Consolas,"DejaVu Sans Mono",monospace}
    *{box-sizing:border-box}
    html{scroll-padding-top:5rem;-webkit-text-size-adjust:100%}
    body{margin:0;overflow-wrap:break-word;background:var(--bg);color:var(--ink);font:.9375rem/1.55 var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
    h1,h2,h3,h4,p,dl,dd,ol,ul,figure{margin:0;padding:0}
    ol,ul{list-style:none}
    a{color:var(--ac);text-underline-offset:.18em;text-decoration-thickness:.06em}
    code{font-family:var(--mono);font-size:.86em;overflow-wrap:anywhere}
    bdi{overflow-wrap:anywhere}
    :focus-visible{outline:2px solid var(--ac);outline-offset:2px;border-radius:4px}
    [hidden]{display:none!important}
    .vh{position:absolute!important;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;margin:0}
    .defs{position:absolute}
    .skip{position:absolute;inset-inline-start:1rem;top:-6rem;background:var(--ink);color:var(--bg);padding:.6rem 1rem;border-radius:6px;z-index:20}
    .skip:focus{top:.6rem}
    html:not(.on) .js{display:none}
    @media screen{.early main>section{content-visibility:hidden}}
    .w{max-width:77rem;margin:0 auto;padding:0 clamp(1rem,3vw,2rem)}

    .bar{position:sticky;top:0;z-index:10;background:var(--bg);border-bottom:1px solid var(--ln)}
    .bar .w{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1.25rem;min-height:3.5rem;padding-block:.45rem}
    .brand{font:600 .9375rem/1 var(--disp);letter-spacing:-.01em;color:var(--ink);text-decoration:none;display:flex;align-items:baseline;gap:.5rem;min-height:1.75rem}
    .brand i{font-style:normal;font-weight:650;letter-spacing:-.05em;font-size:.8rem}
    .brand .big{font-size:1.45rem}
    .bar nav{display:flex;flex-wrap:wrap;gap:.1rem .2rem;font-size:.8438rem}
    .bar nav a{color:var(--i2);text-decoration:none;padding:.3rem .5rem;border-radius:6px}
    .bar nav a:hover{background:var(--cell);color:var(--ink)}
    .bar form{flex:0 1 15rem;margin-inline-start:auto}
    .bar input[type=search]{width:100%;font:inherit;font-size:.875rem;padding:.42rem .7rem;border:1px solid var(--i3);border-radius:8px;background:var(--sf);color:var(--ink);appearance:none}
    .bar input::placeholder{color:var(--i3);opacity:1}
    .ib{font:inherit;font-size:.8438rem;color:var(--i2);background:none;border:1px solid var(--l2);border-radius:8px;padding:.38rem .62rem;min-height:2rem;min-width:5.2rem;cursor:pointer;display:inline-flex;gap:.4rem;align-items:center;justify-content:center}
    .ib:hover{border-color:var(--i3);color:var(--ink)}

    .verdict{padding-block:clamp(1.75rem,4.5vw,3.5rem) 1.5rem;display:grid;grid-template:"h f" auto "x f" 1fr/minmax(0,5fr) minmax(0,7fr);gap:1.5rem clamp(1.5rem,4vw,3.5rem);align-items:start}
    .verdict.calm{display:block}
    .calm h1{max-width:44rem}
    .vhd{grid-area:h}
    .hero{grid-area:f;display:flex;flex-direction:column}
    .vf{grid-area:x}
    .over{font-size:.8125rem;color:var(--i2);margin-bottom:.9rem}
    h1{font:600 clamp(1.6rem,1.05rem + 1.75vw,2.2rem)/1.18 var(--disp);letter-spacing:-.022em;text-wrap:pretty}
    h1 em{font-style:normal;color:var(--fail);white-space:nowrap}
    .facts{border-top:1px solid var(--ln)}
    .facts div{display:grid;grid-template-columns:5.4rem 1fr;gap:.75rem;padding:.62rem 0;border-bottom:1px solid var(--ln)}
    .facts dt{color:var(--i2);font-size:.8438rem;padding-top:.05rem}
    .facts dd{text-wrap:pretty}
    .facts dd p+p{margin-top:.35rem}
    .facts summary,.cure summary{cursor:pointer;list-style:none}
    .facts summary::-webkit-details-marker{display:none}
    .facts details p{margin-top:.4rem}
    .acts{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.1rem}
    .b{font:500 .8438rem/1.2 var(--sans);color:var(--ink);background:var(--sf);border:1px solid var(--l2);border-radius:8px;padding:.5rem .8rem;text-decoration:none;min-height:2.1rem}
    .b:hover{border-color:var(--i3)}
    .b.pri{background:var(--ink);color:var(--bg);border-color:var(--ink)}

    .fig{background:var(--sf);border:1px solid var(--ln);border-radius:14px;min-width:0;overflow:hidden;container-type:inline-size}
    .ro{padding:.8rem 1.1rem;font-size:.8438rem;color:var(--i2);border-bottom:1px solid var(--ln)}
    .ro b{color:var(--ink);font-weight:600}
    .cv{background-image:radial-gradient(var(--dots) 1px,transparent 1px);background-size:16px 16px;background-position:8px 8px;min-height:9rem;display:grid;align-content:center;direction:ltr}
    .dr{display:block;max-width:100%;height:auto;margin:auto}
    .dr.nr{display:none}
    @container (max-width:30rem){.dr.wd{display:none}.dr.nr{display:block}.fs{display:none}}
    .nadraw{padding:1.4rem;color:var(--i2);text-align:center}
    .th{direction:ltr}

    .sh,.lf,.in,.lb,.im,.ms{vector-effect:non-scaling-stroke;stroke-width:1.25}
    .sh{fill:var(--shape);stroke:var(--shl)}
    .lf{fill:var(--plain,var(--sf));stroke:var(--l2)}
    .in{fill:none;stroke:var(--ac);opacity:var(--detail,.75);stroke-width:1;stroke-dasharray:3 3}
    .lb{fill:none;stroke:var(--i3);opacity:var(--faint,.42);stroke-width:.75}
    .im{fill:var(--l2);stroke:var(--i3);fill-opacity:.35}
    .ms{fill:none;stroke:var(--fail);stroke-dasharray:4 3}
    .hz{fill:url(#hp);opacity:var(--hatch,1)}
    .hz.wi{fill:url(#hw)}
    .hz.rv{fill:url(#hr)}
    .ik{fill:var(--ink)}
    .wi{--fail:var(--wi)}
    .rv{--fail:var(--rev)}
    .ov{fill:var(--fail)}
    .gh{fill:var(--i3);opacity:.75}
    .gt{font-family:var(--sans);font-weight:400;letter-spacing:0}
    .th{--detail:0;--faint:0;--hatch:0}
    .lp{--hatch:.4;--faint:0}
    .dm{fill:none;stroke:var(--i2);stroke-width:1}
    .dm.bad{stroke:var(--fail);stroke-width:1.4}
    .ld{stroke-dasharray:2 2}
    .dt{font:500 12px/1 var(--sans);fill:var(--i2);paint-order:stroke;stroke:var(--sf);stroke-width:4px;stroke-linejoin:round}
    .dt.bad{fill:var(--fail);font-weight:600}
    .dt.mu{fill:var(--i3);font-size:11px}
    .cl{fill:none;stroke:var(--ok);stroke-width:1.4}
    .cl.bad{stroke:var(--fail);fill:var(--fail);fill-opacity:.2}
    .cl.cx{stroke:var(--sf);stroke-width:1.6}
    .rg{fill:none;stroke:var(--i2);stroke-width:1}
    .lz{fill:var(--sf)}
    .sb{fill:none;stroke:var(--i3)}
    #hp path{stroke:var(--fail);stroke-width:1;opacity:.75}
    #hp rect{fill:var(--fail);opacity:.1}
    #hw path{stroke:var(--wi);stroke-width:1;opacity:.75}
    #hw rect{fill:var(--wi);opacity:.1}
    #hr path{stroke:var(--rev);stroke-width:1;opacity:.75}
    #hr rect{fill:var(--rev);opacity:.1}

    .s{font-weight:500;white-space:nowrap}
    .s i{font-style:normal;margin-inline-end:.28em}
    .s0{color:var(--i2)}
    .s1{color:var(--rev)}
    .s2{color:var(--wi)}
    .s3{color:var(--fail)}
    .s4{color:var(--i3)}
    .rule{font:500 .8125rem/1.4 var(--mono);color:var(--i2);text-decoration-color:var(--l2);overflow-wrap:anywhere;display:inline-block}
    .rule:hover{color:var(--ac)}
    .tag{font:500 .75rem/1 var(--sans);color:var(--i2);background:var(--cell);border-radius:99px;padding:.25rem .55rem;margin-inline-start:.5rem;white-space:nowrap}

    .pick{position:relative}
    .panes{display:grid;gap:1.4rem;grid-template-columns:minmax(0,1fr)}
    .on .pane~.pane{display:none}
    .hero .panes{flex:1}
    .hero .pane{display:grid;grid-template-rows:auto 1fr}
    .cq,.as{container-type:inline-size}
    .as{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);padding:.7rem .6rem .6rem;border-top:1px solid var(--ln)}
    .as li{display:flex;flex-direction:column;align-items:center;justify-content:flex-end;gap:.25rem;color:var(--i3);min-width:0;height:min(3.9rem,22cqi);padding-bottom:.35rem;border-radius:8px;border:1px solid transparent;position:relative}
    .on .as li{cursor:pointer}
    .on .as li:hover{background:var(--cell)}
    .as .on{border-color:var(--ac)}
    .as .on .em{color:var(--ink);font-weight:650}
    .hero .sc{padding:0 .6rem .7rem}
    .as b{font-family:var(--disp);font-weight:500;line-height:.86}
    .as .em{font-size:min(.6875rem,3vw);line-height:1.2;letter-spacing:-.02em;color:var(--i2)}
    .as .s3 b{color:var(--fail)}
    .as .s1 b{color:var(--rev)}
    .as .s2 b{color:var(--wi)}

    .counts{padding-block:1.1rem 2.5rem}
    .cbar{display:flex;gap:2px;height:.62rem;border-radius:99px;overflow:hidden}
    .cbar i{min-width:3px;display:block}
    .k3{background:var(--h3)}
    .k1{background:var(--rev)}
    .k2{background:repeating-linear-gradient(45deg,var(--wi) 0 2px,var(--wt) 2px 5px)}
    .k0{background:var(--l2)}
    .k4{background:var(--cell);box-shadow:inset 0 0 0 1px var(--l2)}
    .cl5{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin-top:.85rem}
    .cl5 li{display:flex;gap:.5rem;align-items:baseline;font-size:.875rem;color:var(--i2)}
    .cl5 b{font:600 1.25rem/1 var(--disp);letter-spacing:-.015em;color:var(--ink)}
    .cl5 .note{margin-inline-start:auto}

    section{padding-block:1.5rem 2.75rem;border-top:1px solid var(--ln)}
    section>.w>header{display:flex;flex-wrap:wrap;gap:.3rem 1.5rem;align-items:baseline;margin-bottom:1.2rem}
    h2{font:600 1.375rem/1.2 var(--disp);letter-spacing:-.015em}
    section>.w>header p{color:var(--i2);font-size:.875rem;flex:1 1 20rem;max-width:46rem}
    .mut{color:var(--i2);font-size:.875rem;padding-block:.6rem}

    .leg{display:flex;flex-wrap:wrap;gap:.5rem 1.4rem;font-size:.8125rem;color:var(--i2);margin-bottom:1rem}
    .leg li{display:flex;gap:.55rem;align-items:center}
    .leg li>span{display:inline-grid;place-items:center;width:2rem;height:1.5rem;border-radius:5px;font-size:.7188rem;font-weight:500;color:var(--i3);background:var(--cell)}
    #matrix{width:100%;border-collapse:separate;border-spacing:2px;font-size:.8125rem;table-layout:fixed}
    #matrix col.n{width:auto}
    #matrix col.z{width:4.05rem}
    #matrix col.ax{width:4.5rem}
    #matrix thead th{font-weight:500;color:var(--i2);vertical-align:bottom;padding:.5rem 0 .35rem;text-align:center;font-size:.7188rem;letter-spacing:-.015em}
    #matrix thead th b{display:block;font-family:var(--disp);font-weight:500;line-height:.86;margin-bottom:.25rem}
    #matrix th[scope=rowgroup]{text-align:start;font:600 .8125rem/1.2 var(--sans);padding:.95rem 0 .3rem;color:var(--ink)}
    #matrix th[scope=rowgroup] small{font-weight:400;color:var(--i3);margin-inline-start:.7rem;font-size:.75rem}
    #matrix tbody:first-of-type th[scope=rowgroup]{padding-top:.35rem}
    #matrix th[scope=row]{text-align:start;font-weight:400;padding:0 .8rem 0 0;color:var(--i2)}
    .nm small{font-size:.7188rem;margin-inline-start:.4rem}
    .nm small i{font-style:normal}
    .nm{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #matrix tr.r:hover th,#matrix tr.r:focus-within th{color:var(--ink)}
    #matrix td{padding:0}
    #matrix td>*{position:relative;display:grid;place-items:center;height:1.75rem;border-radius:5px;text-decoration:none;font-size:.7188rem;font-weight:500;letter-spacing:-.03em;color:var(--i3);background:var(--cell)}
    #matrix td a:hover{box-shadow:0 0 0 1.5px var(--ink)}
    #matrix td a:focus-visible{outline:2px solid var(--ink);outline-offset:1px;border-radius:5px;z-index:1}
    #matrix .ax{padding-inline-start:7px}
    #matrix .c0,.leg .c0{font-weight:700}
    #matrix .c1,.leg li>.c1{background:var(--rt);color:var(--rev);box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--rev) 40%,transparent)}
    #matrix .c2,.leg li>.c2{background:var(--wt);color:var(--wi);outline:1px dashed var(--wi);outline-offset:-1px}
    #matrix .c3,.leg li>.c3{background:var(--h1);color:var(--h1i)}
    #matrix .c3.h2,.leg li>.c3.h2{background:var(--h2);color:var(--h2i)}
    #matrix .c3.h3{background:var(--h3);color:var(--h3i)}
    #matrix .c4,.leg li>.c4{background:none}

    .fl li{display:grid;grid-template-columns:1rem minmax(0,1fr) auto 6.2rem;gap:.3rem 1.1rem;align-items:center;padding:.8rem .1rem;border-bottom:1px solid var(--ln)}
    .fl>li:first-child{border-top:1px solid var(--ln)}
    .fl li>.s{align-self:start;padding-top:.05rem}
    .fh{font:600 .9688rem/1.4 var(--disp);letter-spacing:-.008em}
    .fh a:first-child{color:var(--ink);text-decoration:none;margin-inline-end:.5rem}
    .fh q{font-weight:400;margin-inline-end:.5rem}
    .fh a:first-child:hover{text-decoration:underline}
    .sub{font-size:.8125rem;color:var(--i2)}
    .by{text-align:end;font-size:.8125rem;color:var(--i2);white-space:nowrap}
    .by b{display:block;font:600 1.0625rem/1.2 var(--disp);color:var(--ink)}
    .sp .off{fill:var(--ln)}
    .sp .on{fill:currentColor}
    .fl li:target{background:var(--act)}

    .card{padding:1.9rem .75rem 2.2rem;margin-inline:-.75rem;border-top:1px solid var(--ln)}
    #cards>.card:first-child{border-top:0;padding-top:.4rem}
    .card>header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;align-items:start;margin-bottom:1rem}
    .card>header>div{min-width:0;flex:1 1 20rem}
    .card h3{font:600 1.1875rem/1.25 var(--disp);letter-spacing:-.012em}
    .card h3 a{color:inherit;text-decoration:none}
    .card h3 a:hover{text-decoration:underline}
    .meta{display:flex;align-items:baseline;flex-wrap:wrap;gap:.1rem .9rem;color:var(--i2);font-size:.8125rem;margin-top:.15rem;overflow-wrap:anywhere}
    .strip{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:.4rem;margin-bottom:.3rem}
    .strip button{display:flex;flex-direction:column;width:100%;height:100%;cursor:pointer;font:inherit;background:none;color:var(--i2);border-radius:8px;border:1px solid transparent;padding:.35rem .1rem .3rem;min-width:0}
    .strip button:hover{background:var(--cell)}
    .strip [aria-pressed=true]{background:var(--sf);border-color:var(--ac)}
    .tw{flex:1;display:grid;place-items:center;min-height:3.2rem}
    .th{max-width:100%;height:auto;display:block}
    .tl{display:flex;flex-wrap:wrap;justify-content:center;column-gap:.35rem;font-size:.7188rem;margin-top:.35rem;letter-spacing:-.01em}
    .tl b{font-weight:600;color:var(--ink)}
    .cg{display:grid;grid-template-columns:minmax(0,41fr) minmax(0,28fr);gap:1.5rem 2.25rem;align-items:start}
    .tq{font:500 1.0625rem/1.4 var(--disp);margin-bottom:.9rem}
    q{quotes:"“" "”";overflow-wrap:anywhere}
    q:lang(de),q:lang(cs),q:lang(sk),q:lang(sl){quotes:"„" "“"}
    q:lang(fr){quotes:"«\202f" "\202f»"}
    q:lang(ar),q:lang(es),q:lang(it),q:lang(ru),q:lang(uk),q:lang(el),q:lang(nb){quotes:"«" "»"}
    q:lang(ja),q:lang(zh-Hant){quotes:"「" "」"}
    q:lang(pl),q:lang(hu),q:lang(ro){quotes:"„" "”"}
    q:lang(sv),q:lang(fi){quotes:"”" "”"}
    .fd{margin-bottom:.8rem}
    .fd p:first-child{font-size:.8125rem;color:var(--i2)}
    .fm{text-wrap:pretty;unicode-bidi:isolate;overflow-wrap:anywhere}
    .whole{border-inline-start:2px solid currentColor;padding-inline-start:.95rem;margin-top:1.2rem;font-size:.875rem}
    .whole .fm{color:var(--ink)}
    .okline{margin-bottom:.8rem}
    .nums{width:100%;border-collapse:collapse;font-size:.8125rem;margin:.3rem 0 .6rem}
    .nums th,.nums td{padding:.38rem 0 .38rem .7rem;text-align:end;border-bottom:1px solid var(--ln);font-weight:400}
    .nums th:first-child{text-align:start;padding-inline-start:0}
    .nums thead th{color:var(--i2);font-size:.75rem;font-weight:500}
    .nums td{white-space:nowrap}
    .nums .bad td:last-child{color:var(--fail);font-weight:650}
    .nums .may td:last-child{color:var(--rev);font-weight:600}
    .errb{font-size:.7813rem;color:var(--i2);margin-bottom:.8rem}
    .doubt,.cure{border-inline-start:2px solid var(--rev);padding:.05rem 0 .05rem .95rem;margin-top:1.2rem;font-size:.875rem}
    .doubt h4,.cure h4{font:600 .8125rem/1.3 var(--sans);color:var(--rev);margin-bottom:.2rem}
    .doubt li{overflow-wrap:anywhere}
    .cure{border-color:var(--ok)}
    .cure h4{color:var(--ok)}
    .two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:1rem;margin-top:.8rem}
    .more{margin-top:1rem;border-top:1px solid var(--ln)}
    .more[open]{padding-bottom:.5rem}
    .more>summary,.rest>summary{cursor:pointer;padding:.8rem 0;list-style:none;font-weight:500;overflow-wrap:anywhere}
    .more>summary::-webkit-details-marker,.rest>summary::-webkit-details-marker{display:none}
    .more>summary q{font-weight:400;color:var(--i2)}
    .chev{display:inline-block;width:.45em;height:.45em;border:solid var(--i3);border-width:0 1.6px 1.6px 0;transform:rotate(-45deg);margin-inline-end:.6rem;vertical-align:.12em}
    [dir=rtl] .chev{transform:rotate(135deg)}
    details[open]>summary .chev{transform:rotate(45deg)}
    .rest{border-bottom:1px solid var(--ln)}
    .rest ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:.5rem 2rem;font-size:.8438rem;color:var(--i2);padding-bottom:1.1rem}
    .rest li{min-width:0}
    .rest b{font-weight:500;color:var(--ink)}
    .why{display:block;overflow-wrap:anywhere}

    .rules{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.2rem 3rem}
    .rn h3{font:600 .9375rem/1.4 var(--disp)}
    .rn h3 code{font-weight:500;color:var(--i2);font-size:.8125rem;margin-inline-end:.3rem}
    .rn p{font-size:.875rem;color:var(--i2)}
    .rn .sub{font-size:.7813rem;color:var(--i3);margin-top:.15rem}
    .rn:target{outline:2px solid var(--ac);outline-offset:8px;border-radius:4px}
    .tbl{width:100%;border-collapse:collapse;font-size:.875rem}
    .tbl th,.tbl td{text-align:start;padding:.5rem .8rem .5rem 0;border-bottom:1px solid var(--ln);font-weight:400;vertical-align:top;overflow-wrap:anywhere}
    .tbl thead th{font-size:.7813rem;color:var(--i2);font-weight:500}
    .tbl tbody th{font-weight:500}
    .sha{max-width:16rem;font-size:.8125rem}
    .cause{border-bottom:1px solid var(--ln)}
    .causes>:first-child{border-top:1px solid var(--ln)}
    .cause summary{display:grid;grid-template-columns:auto 1rem minmax(0,1fr) auto;gap:.2rem .6rem;align-items:baseline;padding:.8rem 0;cursor:pointer;list-style:none}
    .cause summary::-webkit-details-marker{display:none}
    .cause .chev{margin-inline-end:0}
    .ch{font-weight:500;text-wrap:pretty;overflow-wrap:anywhere}
    .cb{padding:0 0 1.1rem 2.4rem;font-size:.875rem;color:var(--i2)}
    .cb ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:.2rem 2rem;margin-top:.5rem}
    .screens{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));gap:1.5rem;align-items:start}
    .screen>header{padding:.9rem 1.1rem .1rem}
    .screen h3{font:600 1.0625rem/1.3 var(--disp);letter-spacing:-.01em}
    .screen .ro{padding-top:.4rem}
    .screen .sc{margin:0;padding:0 .6rem .5rem}
    .found{padding:.9rem 1.1rem 1.1rem;border-top:1px solid var(--ln);font-size:.875rem}
    .found ol{counter-reset:flaw}
    .found li{counter-increment:flaw;display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;gap:.1rem .4rem;padding:.2rem 0}
    .found li::before{content:counter(flaw);color:var(--i2);font-weight:600;font-size:.8125rem}
    .found li a{color:var(--ink);text-decoration-color:var(--l2)}
    @container (max-width:20rem){.found li{grid-template-columns:1.5rem minmax(0,1fr)}.found .s{grid-column:2}}
    .found .rule{grid-column:2/-1;justify-self:start;font-size:.75rem}
    .found .mut{padding:0}
    .found .sub{margin-top:.5rem}
    .scr{--plain:none;display:block;width:100%;max-height:40rem;height:auto;margin:auto;direction:ltr}
    .scb{fill:var(--sf);stroke:var(--i3);vector-effect:non-scaling-stroke;rx:18px}
    .scs{fill:none;stroke:var(--l2);stroke-dasharray:2 4;vector-effect:non-scaling-stroke}
    .scv{fill:none;stroke:var(--ln);vector-effect:non-scaling-stroke}
    .scv.fi{fill:var(--cell);stroke:var(--l2)}
    .scv.may{stroke:var(--i3);stroke-dasharray:4 3}
    .scl{font:9px/1 var(--mono);fill:var(--i3)}
    .sco{fill:transparent;stroke:var(--fail);stroke-width:2;vector-effect:non-scaling-stroke;rx:3px}
    .sco.wh{stroke-width:1}
    .sco.s2{stroke:var(--wi);stroke-dasharray:4 3}
    .sco.s1{stroke:var(--rev)}
    .scn{fill:var(--fail)}
    .scn.s2{fill:var(--wi)}
    .scn.s1{fill:var(--rev)}
    .sct{font:650 14px/1 var(--sans);fill:var(--sf)}
    .scr a:hover .sco{fill:var(--ink);fill-opacity:.06}
    .scr a:focus-visible .sco{stroke:var(--ac);stroke-width:3}
    .big{font:600 1.5rem/1.25 var(--disp);letter-spacing:-.018em;text-wrap:balance;margin-bottom:1.2rem}
    .prose{max-width:46rem}
    .lt th:first-child{width:34%}
    .lt thead b{font-family:var(--disp);font-weight:500;line-height:.86}
    .lt small{font-weight:400;color:var(--i3)}
    .ltl{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;font-size:.8125rem;color:var(--i2)}
    .grid2{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:.1rem 3rem;margin-top:1.4rem}
    .kv{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:.75rem;padding:.42rem 0;border-bottom:1px solid var(--ln);font-size:.8438rem}
    .kv dt{color:var(--i2)}
    .kv dd{overflow-wrap:anywhere}
    footer{border-top:1px solid var(--ln);padding:1.5rem 0 3rem;color:var(--i2);font-size:.8125rem}
    kbd{font:500 .78rem/1 var(--mono);border:1px solid var(--l2);border-bottom-width:2px;border-radius:5px;padding:.16rem .4rem;background:var(--sf)}

    """#

  /// What the script adds: sliders, segments, query, help, marks of what is chosen.
  static let tools = #"""
    .sc{display:block;margin-bottom:.9rem}
    .sl{display:block;width:100%;margin:0;height:1.9rem;accent-color:var(--ac);cursor:pointer;background:none}
    .pick>.acts{margin:0 0 1rem}
    .pick .b{cursor:pointer}
    .b[aria-pressed=true]{background:var(--act);border-color:var(--ac);color:var(--ac)}
    .pick .two{margin-top:0}
    .mt{display:flex;flex-wrap:wrap;gap:.6rem 1.2rem;align-items:center;margin-bottom:1rem;font-size:.8438rem}
    .seg{display:flex;flex-wrap:wrap;border:1px solid var(--l2);border-radius:8px;overflow:hidden;background:var(--sf)}
    .seg button{font:inherit;border:0;background:none;color:var(--i2);padding:.4rem .75rem;min-height:1.9rem;cursor:pointer;border-inline-start:1px solid var(--ln)}
    .seg button:first-child{border-inline-start:0}
    .seg button:hover{color:var(--ink);background:var(--cell)}
    .seg button:focus-visible{outline-offset:-2px}
    .seg [aria-pressed=true]{background:var(--act);color:var(--ac);font-weight:600}
    .mt select{font:inherit;color:var(--ink);background:var(--sf);border:1px solid var(--i3);border-radius:8px;padding:.3rem .5rem;min-height:1.9rem}
    .ck{display:inline-flex;gap:.45rem;align-items:center;min-height:1.9rem;cursor:pointer}
    .ck,.ck select{max-width:100%}
    .ck{flex-wrap:wrap}
    .ck input,dialog input{accent-color:var(--ac);width:1.05rem;height:1.05rem;margin:0}
    #matrix td.off>*{background:none!important;color:var(--i3)!important;box-shadow:none!important;outline-color:transparent;font-weight:400}
    .here{background:var(--act)}
    #qn:not(:empty){display:block;font-size:.75rem;color:var(--i2);padding:.2rem .2rem 0}
    .ib.q{min-width:2.1rem}
    dialog{width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 2rem);overflow:auto;border:1px solid var(--l2);border-radius:14px;background:var(--sf);color:var(--ink);padding:1.4rem 1.6rem}
    dialog::backdrop{background:rgb(0 0 0/.4)}
    dialog h3{font:600 .9375rem/1.3 var(--disp);margin:1.1rem 0 .3rem}
    dialog p{font-size:.875rem;color:var(--i2)}
    dialog form,dialog label{margin-top:1rem}
    dialog label{display:inline-flex;gap:.45rem;align-items:center}
    dialog button{cursor:pointer}
    .hl div{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:.2rem 1rem;padding:.3rem 0;font-size:.875rem;border-bottom:1px solid var(--ln)}
    .hl dd{color:var(--i2)}

    """#

  /// What narrow screens, reduced motion, forced colours and paper change; after all the rest.
  static let late = #"""
    @media (min-width:35.01rem){#matrix thead th{position:sticky;top:0;background:var(--bg);z-index:2}}
    @media (min-width:56.01rem){#matrix thead th{top:3.5rem}}
    @media (max-width:68rem){#matrix col.z{width:2.95rem}#matrix col.ax{width:3.4rem}}
    @media (max-width:56rem){.verdict{grid-template:"h" "f" "x"/minmax(0,1fr)}
    .cg{display:grid;grid-template-columns:minmax(0,1fr)}
    .strip{grid-template-columns:repeat(6,minmax(0,1fr))}
    .bar{position:static}
    html{scroll-padding-top:1rem}
    .hl div{grid-template-columns:minmax(0,1fr)}
    .bar form{margin-inline-start:0;flex:1 1 100%;order:5}
    .bar nav{order:4;flex-basis:100%;margin-inline-start:-.5rem}
    .brand{margin-inline-end:auto}
    .bar .w{gap:.4rem .5rem}
    .cl5 .note{margin-inline-start:0}}
    @media (max-width:44rem){.cause summary{grid-template-columns:auto 1rem minmax(0,1fr)}
    .cause .sub{grid-column:3}
    .cb{padding-inline-start:1rem}
    .fl li{grid-template-columns:1rem minmax(0,1fr) auto}.fl .sp{display:none}
    .tbl thead{display:none}
    .tbl,.tbl tbody{display:block}
    .tbl tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--ln)}
    .tbl th,.tbl td{display:block;border:0;padding:.06rem 0}
    .sha{max-width:none}
    .lt th:first-child{width:auto}
    .lt td::before{content:attr(data-col);display:block;font-size:.7813rem;color:var(--i2)}}
    @media (max-width:35rem){h1 em{white-space:normal}
    .s{white-space:normal}
    .nums th,.nums td{padding-inline-start:.3rem;white-space:normal}
    .strip{grid-template-columns:repeat(4,minmax(0,1fr))}
    .facts div{grid-template-columns:4.6rem minmax(0,1fr)}
    #matrix,#matrix thead,#matrix tbody{display:block}
    #matrix colgroup{display:none}
    #matrix tr{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:2px 0}
    #matrix thead tr{align-items:end}
    #matrix th[scope=row],#matrix th[scope=rowgroup]{grid-column:1/-1;display:block}
    #matrix th[scope=row]{padding:.35rem 0 .15rem}
    .nm{white-space:normal}
    #matrix td>*{border-radius:0;border-right:1px solid var(--bg);font-size:min(.7188rem,3vw)}
    #matrix .ax{padding-inline-start:0}
    #matrix thead th{letter-spacing:-.06em;font-size:min(.625rem,2.8vw)}
    #matrix thead th:first-child{display:none}
    .kv{grid-template-columns:minmax(0,1fr);gap:0}}
    @media (max-width:26rem){.fl li{grid-template-columns:1rem minmax(0,1fr)}.fl .by{grid-column:2;text-align:start}.fl .by b{display:inline;margin-inline-end:.3rem}}
    @media (max-width:19rem){.facts div{grid-template-columns:minmax(0,1fr);gap:0}
    .strip{grid-template-columns:repeat(2,minmax(0,1fr))}
    .nums thead{display:none}
    .nums,.nums tbody{display:block}
    .nums tr{display:flex;flex-wrap:wrap;gap:0 .6rem;border-bottom:1px solid var(--ln);padding:.3rem 0}
    .nums th,.nums td{border:0;padding:0}
    .nums th{flex-basis:100%}
    .nums td:last-child::before{content:"off by "}
    .by,.more>summary .s{white-space:normal}
    .bar nav a{padding-inline:.3rem}}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media (forced-colors:active){.cbar i{forced-color-adjust:none}#matrix td>*{border:1px solid}}
    @media print{html{font-size:10.5pt}
    body{font-size:9pt;line-height:1.45}
    .bar nav,.bar form,.ib,.js,.skip,.acts,.chev,.sc,.mt,dialog{display:none!important}
    .on .pane~.pane{display:grid}
    .bar{position:static}
    .bar .w,.w{padding:0;max-width:none;min-height:0}
    #matrix thead th{position:static!important}
    #matrix td>*{height:1.25rem;font-size:7pt}
    #matrix td>*,.cbar i,.sh,.hz,.sp path{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .card{padding:.9rem 0;margin:0}
    .fig,.strip,.fd,.nums,.cure,.doubt,#matrix tr,.fl li,.rn{break-inside:avoid}
    h2,h3,summary,.card>header,.strip{break-after:avoid}
    a{color:inherit;text-decoration:none}
    section{padding-block:1rem}
    .verdict{grid-template:"h f" auto "x f" 1fr/5fr 6fr;padding-block:.8rem;gap:.8rem 1.2rem}
    h1{font-size:15pt}
    .cg{display:grid;grid-template-columns:6fr 5fr;gap:.8rem 1.2rem}
    .strip{grid-template-columns:repeat(12,minmax(0,1fr));gap:.15rem;margin-bottom:.6rem}
    .cv{min-height:0}
    @page{size:A4;margin:13mm 12mm}}
    """#
}
