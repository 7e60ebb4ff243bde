import { type ServedHost, serveHere } from './serveHere.ts'

/** Marks in the page that injected code ran; also identifies text that must stay text. */
export const RUN = 'window.__ran=1'
const PICTURE = `<img src=x onerror=${RUN} data-hostile>`
const SCRIPTED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="parent.__ran=1"><script>parent.__ran=1</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="parent.__ran=1"></body></foreignObject><rect width="9" height="9"/></svg>`
/** Larger than the limit for documents. */
const MANY = 3_000_000

/** Returns the host's contents, by path: a media type and a body. */
function contentOf(host: string): Readonly<Record<string, readonly [string, string]>> {
  const json = (value: unknown) => ['application/json', JSON.stringify(value)] as const
  const markup = {
    name: `<script>${RUN}</script>`,
    description: `${PICTURE}</pre></style><style>*{display:none!important}</style>`,
    image: `${host}/scripted.svg`,
    external_url: `javascript:${RUN}`,
    animation_url: 'https://evil.example/frame.html',
    attributes: [
      { trait_type: PICTURE, value: `"><a href="javascript:${RUN}">x</a>` },
      { trait_type: '__proto__', value: 'constructor' },
      {
        trait_type: `x" style="position:fixed;inset:0" y="`,
        value: '\u202egnp.exe\u200b\u{1f4a5}',
      },
    ],
  }
  return {
    '/collection.json': json(markup),
    '/markup.json': json(markup),
    '/scripted.svg': ['image/svg+xml', SCRIPTED_SVG],
    '/page.html': ['text/html', `<script>parent.__ran=1;top.__ran=1</script>`],
    '/picture-is-page.json': json({ name: 'Page', image: `${host}/page.html` }),
    '/picture-is-script.json': json({ name: 'Script', image: `javascript:${RUN}` }),
    '/picture-is-data.json': json({
      name: 'Data',
      image: `data:text/html,<script>parent.__ran=1</script>`,
      external_url: `data:text/html,<script>${RUN}</script>`,
    }),
    '/picture-is-svg.json': json({
      name: 'Svg',
      image: `data:image/svg+xml,${encodeURIComponent(SCRIPTED_SVG)}`,
      external_url: ` \tjava\nscript:${RUN}`,
    }),
    '/types.json': json({
      name: { toString: 1 },
      description: ['x'],
      image: 7,
      external_url: { href: `javascript:${RUN}` },
      attributes: { length: 1e9 },
    }),
    '/list.json': ['application/json', '[1,2,3]'],
    '/prototype.json': [
      'application/json',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"Prototype","attributes":[{"__proto__":{"polluted":1},"trait_type":"toString","value":"valueOf"},null,7,[]]}',
    ],
    '/huge.json': ['application/json', `{"name":"${'W'.repeat(MANY)}"}`],
    '/deep.json': ['application/json', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    '/wide.json': json({
      name: 'W'.repeat(5_000),
      description: 'W'.repeat(5_000),
      external_url: `https://evil.example/${'W'.repeat(2_000)}`,
      attributes: Array.from({ length: 300 }, (_, index) => ({
        trait_type: `${'W'.repeat(200)}${index}`,
        value: 'W'.repeat(200),
      })),
    }),
    '/broken.json': ['text/html', `<script>${RUN}</script>`],
  }
}

/** Document paths, each hostile in its own way. */
export const DOCUMENTS: readonly string[] = Object.keys(contentOf('')).filter((path) =>
  path.endsWith('.json'),
)

/** Serves hostile files to pages from any origin. */
export function serveHostile(): Promise<ServedHost> {
  return serveHere(({ url = '/', headers: { host } }, response) => {
    const [type, body] = contentOf(`http://${host}`)[url] ?? []
    response.setHeader('access-control-allow-origin', '*')
    if (type === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(body)
  })
}
