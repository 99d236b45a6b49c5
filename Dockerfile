# Yulu's server with the built page; PostgreSQL is another container's (compose.yaml), named by DATABASE_URL.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Its package would fetch files from another host, though what it needs is inside.
ENV ONNXRUNTIME_NODE_INSTALL=skip
# Not `npm ci`: see tools/setup-install.mjs.
RUN npm install --no-save
COPY . .
RUN npm run build && npm prune --omit=dev --no-save

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled
COPY --from=build --chown=node:node /app ./
# A volume that is mounted here takes over the owner.
RUN install -d -o node -g node .data
USER node
# Compiles the server ahead of its start; the cache is of this Node and this user.
RUN node --eval "await import('./app/server/compose/compose-app.ts')"
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not pass on the signal that ends the container in order.
CMD ["node", "app/server/main.ts"]
