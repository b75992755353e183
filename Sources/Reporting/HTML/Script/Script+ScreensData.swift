extension Script {
  /// Whole screens: slider and letters choose the size; drawings are written out when asked for.
  static let screens = #"""
    const viewLines = new Map();
    for (const line of $('#views') ? $('#views').textContent.split('\n') : []) viewLines.set(/^\["([\w-]+)"/.exec(line)[1], line);
    function stepsOf(screen) {
      const line = viewLines.get(screen.id);
      if (typeof line != 'string') return line || [];
      const steps = JSON.parse(line).slice(1);
      viewLines.set(screen.id, steps);
      return steps;
    }
    const letterText = letter => $('.em', letter).textContent + $('.vh', letter).textContent;
    function showStep(screen, place) {
      const letters = $$('.as li', screen), step = stepsOf(screen)[place];
      if (!step) return;
      const [pane, found] = step.map(text => written(text, '', '', ''));
      for (const use of pane.matchAll(/href='#(k\d+t\d+-\d+)/g)) need(use[1]);
      $('.panes', screen).innerHTML = pane;
      $('.found', screen).innerHTML = found;
      letters.forEach((letter, at) => letter.classList.toggle('on', at == place));
      const range = $('input', screen);
      range.value = place;
      range.setAttribute('aria-valuetext', letterText(letters[place]));
      screen.dataset.i = place;
    }
    function equipScreen(screen) {
      const letters = $$('.as li', screen), place = +screen.dataset.i;
      if ($('input', screen) || !stepsOf(screen).length) return;
      $('.as', screen).insertAdjacentHTML('afterend', `<div class="sc"><input type="range" class="sl" min="0" max="${letters.length - 1}" step="1" value="${place}" aria-label="Text size" aria-valuetext="${letterText(letters[place])}"></div>`);
      if (!$('.scr', screen)) showStep(screen, place);
      screen.addEventListener('input', event => showStep(screen, +event.target.value));
      screen.addEventListener('click', event => {
        const letter = event.target.closest('.as li');
        if (letter) showStep(screen, letters.indexOf(letter));
      });
    }
    const nearScreen = new IntersectionObserver(entries => entries.forEach(({ target, isIntersecting }) => {
      if (isIntersecting) equipScreen(target);
    }), { rootMargin: '500px' });
    $$('.screen').forEach(screen => nearScreen.observe(screen));
    addEventListener('beforeprint', () => $$('.screen').forEach(equipScreen));
    """#
}
