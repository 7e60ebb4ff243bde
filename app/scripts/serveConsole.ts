import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { type ServeOptions, serveBuild } from '../build/serveBuild.ts'
import { type ConfigSource, configText } from '../build/servedConfig.ts'

const APP = fileURLToPath(new URL('..', import.meta.url))
const DEFAULT_PORT = 5173
const TRIED_PORTS = 20

/** The served console. */
export interface Console {
  /** Ends with a slash. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves the build.
 *
 * @param port Undefined = 5173 or the next free one; 0 = any.
 * @throws PortTaken
 */
export async function servePublished({
  port,
  ...options
}: Omit<ServeOptions, 'port'> & { port: number | undefined }): Promise<Console> {
  if (port !== undefined) {
    return serveBuild({ ...options, port }).catch((error: unknown) => {
      throw isPortTaken(error) ? new PortTaken(port) : error
    })
  }
  for (let tried = DEFAULT_PORT; tried < DEFAULT_PORT + TRIED_PORTS; tried += 1) {
    try {
      return await serveBuild({ ...options, port: tried })
    } catch (error) {
      if (!isPortTaken(error)) throw error
    }
  }
  return serveBuild({ ...options, port: 0 })
}

/** Serves the sources with live reload, for development. */
export async function serveForDevelopment(
  config: ConfigSource,
  port: number | undefined,
): Promise<Console> {
  const server = await createServer({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    plugins: [runtimeConfig(config)],
    server: port === undefined ? {} : { port, strictPort: true },
    logLevel: 'warn',
  })
  await server.listen()
  return {
    url: server.resolvedUrls?.local[0] ?? 'http://127.0.0.1/',
    close: () => server.close(),
  }
}

/** The requested port is in use. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken: choose another with --port, or leave it out for any free one.`)
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Tells the page, during development, where the embedded network is. */
function runtimeConfig(config: ConfigSource): Plugin {
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
