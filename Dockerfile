FROM node:24-slim AS build
WORKDIR /bicorne
COPY . .
RUN npm install --no-audit --no-fund \
  && (cd web && npx vite build) \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4815 BICORNE_DATA=/data LOG_LEVEL=info
WORKDIR /bicorne
COPY --from=build /bicorne .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4815
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "cli/bicorne.ts", "serve", "--built"]
