# One image for every instance: the API, both web apps, and the production dependencies. The server is one file; commands such as `npm run doctor` run from the sources.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -r src/dev
# what is in the image, as CycloneDX; npm only says so where everything of the lock file is installed
RUN npm run --silent sbom > sbom.json

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production
# `npm run doctor` and the like ask no registry whether npm itself is new.
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
# Code that was compiled once is not compiled again at the next start.
ENV NODE_COMPILE_CACHE=/home/node/.cache/node-compile
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/sbom.json ./sbom.json
COPY --from=build /app/src ./src
COPY --from=build /app/dist ./dist
# a volume that is mounted here belongs to who runs the process
RUN install -d -o node -g node /pictures
USER node
EXPOSE 3000
# A shell takes a fiftieth of the processor time that Node would. Until the period is over a failure does not count: a trial on
# one role migrates before it listens.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30m \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3000 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 2 _ status _ <&3 && [ \"$status\" = 200 ]"]
# A small nursery: the garbage of requests is collected a little more often, and an idle instance needs 15 MB less.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.mjs"]
