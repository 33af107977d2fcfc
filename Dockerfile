# The product in one image: web, worker or both (ROLE). Needs DATABASE_URL, or a volume at /data for its own PostgreSQL.
# For amd64 and arm64, under any user id, with a root that is only read: it writes to /data and /tmp.
# `npm run try:image` takes the same steps where there is no engine for images.
# The base is an index for all kinds of machine; a newer one: `docker buildx imagetools inspect node:24.21-bookworm-slim`.
FROM node:24.21-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/kitchen/package.json packages/kitchen/
COPY packages/plates/package.json packages/plates/
COPY packages/recipe-files/package.json packages/recipe-files/
COPY packages/vision/package.json packages/vision/
COPY packages/worker-pool/package.json packages/worker-pool/
RUN npm ci --no-audit --no-fund --include=dev --include=optional
COPY . .
# The commit that /api/version names: `docker build --build-arg COMMIT=$(git rev-parse HEAD) .`
ARG COMMIT=
RUN COMMIT=$COMMIT npm run build && npm prune --omit=dev --no-audit --no-fund && npm run sbom \
  && node scripts/cli.mjs prepare-database \
  && rm -rf apps/web/src bench e2e ml docs

FROM node:24.21-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data HOME=/tmp
COPY --from=build --chown=root:root /app /app
# `crisper admin`, `crisper backup` and so on; a new volume belongs to the first user id that writes to it.
RUN ln -s /app/scripts/cli.mjs /usr/local/bin/crisper && mkdir /data && chmod 1777 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: the signal to stop reaches the server itself.
CMD ["node", "dist/server/main.js"]
