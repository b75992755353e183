# An image with the tool, its fonts and nothing else: docker build -t largeprint .
# docker run --rm -v "$PWD:/work" largeprint audit App
ARG SWIFT_IMAGE=swift:6.2-bookworm
FROM ${SWIFT_IMAGE} AS build
RUN apt-get update -q \
  && apt-get install -q -y --no-install-recommends \
    libfreetype-dev libharfbuzz-dev libhyphen-dev libicu-dev libxml2-dev libyaml-dev nettle-dev \
    pkg-config \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift ./
COPY Sources Sources
COPY Benchmarks Benchmarks
COPY Tests Tests
COPY Plugins Plugins
RUN swift build -c release --product largeprint --static-swift-stdlib \
  && install -D .build/release/largeprint /install/usr/bin/largeprint \
  && /install/usr/bin/largeprint man > /install/largeprint.1

FROM debian:bookworm-slim
RUN apt-get update -q \
  && apt-get install -q -y --no-install-recommends \
    libfreetype6 libharfbuzz0b libhyphen0 libicu72 libnettle8 libstdc++6 libxml2 libyaml-0-2 \
    fonts-inter fonts-liberation2 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    hyphen-de hyphen-en-us hyphen-es hyphen-fr hyphen-it hyphen-nl hyphen-pt-br hyphen-ru \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin largeprint
COPY --from=build /install/usr/bin/largeprint /usr/bin/largeprint
COPY --from=build /install/largeprint.1 /usr/share/man/man1/largeprint.1
COPY fonts/*.json /usr/share/largeprint/fonts/
WORKDIR /work
USER 10001
ENTRYPOINT ["largeprint"]
CMD ["--help"]
