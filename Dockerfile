# The product as an image: built with everything, run with what it needs. Settings come from the environment.
FROM node:24-bookworm-slim AS built
WORKDIR /naru
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /naru
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=built /naru/dist dist
COPY . .
RUN mkdir -p /data/files && chown -R node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The pinned Node, and no npm between it and the signals.
CMD ["node_modules/.bin/node", "src/server.ts"]
