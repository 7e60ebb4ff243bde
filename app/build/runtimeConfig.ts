import type { Plugin } from 'vite'
import { type ConfigSource, configText } from './servedConfig.ts'

/** Tells the page, during development, where the embedded network is. */
export function runtimeConfig(config: ConfigSource): Plugin {
  return {
    name: 'mintline:runtime-config',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/mintline.json', (_request, response, next) => {
        configText(config).then((text) => {
          response.setHeader('content-type', 'application/json')
          response.setHeader('cache-control', 'no-store')
          response.end(text)
        }, next)
      })
    },
  }
}
