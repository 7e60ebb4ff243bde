import { type ServedHost, serveHere } from './serveHere.ts'

/** Serves another site's page with this body. */
export function serveHostPage(body: string): Promise<ServedHost> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title>
    <link rel="icon" href="data:,"></head><body><main><h1>A blog</h1>${body}</main></body></html>`
  return serveHere((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
}
