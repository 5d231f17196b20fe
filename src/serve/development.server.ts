// npm run dev: pages and scripts straight from the sources, with hot reload.
import type { FastifyInstance } from 'fastify'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Bundle } from './page-renderer.server.ts'

export async function createDevelopmentBundle(app: FastifyInstance): Promise<Bundle> {
  const vite = await createServer({
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  const serveFromSources = (app: FastifyInstance) =>
    void app.addHook('onRequest', (request, reply, done) =>
      vite.middlewares(request.raw, reply.raw, () => done()),
    )
  serveFromSources(app)
  app.addHook('onClose', () => vite.close())
  return {
    async render() {
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run pages in')
      const module = await ssr.runner.import('/src/storefront/render.server.tsx')
      return module.render
    },
    getAssets: () => ({
      start: '/src/storefront/start.ts',
      script: '/src/storefront/development.js',
      preloads: [],
      styles: ['/src/storefront/storefront.css?direct'],
    }),
    office: {
      prepare: serveFromSources,
      assets: {
        script: '/src/office/development.js',
        styles: ['/src/office/office.css?direct'],
        preloads: [],
      },
    },
  }
}
