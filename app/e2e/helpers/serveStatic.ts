import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { CONSOLE_HEADERS } from '../../build/contentSecurityPolicy.ts'
import type { ServedConfig } from '../../build/runtimeConfig.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Not at the root, because a build has to work from any folder. */
const FOLDER = '/drops/console/'

/** A page that is served. */
export interface StaticSite {
  /** Ends with a slash. */
  url: string
  close: () => Promise<void>
}

/** Serves a build as a plain host would, with the headers that a host should send. */
export async function serveStatic(folder: string, config: ServedConfig): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const name = pathname.slice(FOLDER.length) || 'index.html'
    const path = normalize(join(folder, name))
    if (name === 'mintline.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    } else if (pathname.startsWith(FOLDER) && path.startsWith(folder + sep) && isFile(path)) {
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      response.writeHead(200, { ...CONSOLE_HEADERS, 'content-type': type })
      createReadStream(path).pipe(response)
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
