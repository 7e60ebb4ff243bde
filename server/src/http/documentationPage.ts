import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'
import { MARK } from './mark.ts'
import type { InterfaceName } from './openapi.ts'

/**
 * Content policy for the documentation page: nothing from elsewhere. Unlike the package's policy, it works over http:
 * on any address.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Restyles the package's page in the project's colours, and hides choices with only one option: document and server.
 */
const STYLE = `
.swagger-ui .topbar, html.dark-mode .swagger-ui .topbar { background: #0d3b2f; }
.swagger-ui .topbar .topbar-wrapper { flex-flow: row nowrap; justify-content: space-between; }
.swagger-ui .topbar .topbar-wrapper > a { flex: none; }
.swagger-ui .topbar .download-url-wrapper, .swagger-ui .scheme-container .servers-title,
.swagger-ui .scheme-container .servers { display: none; }
.swagger-ui .scheme-container { padding: 1rem 0; }
.swagger-ui .info { margin: 2rem 0; }
`

/** Returns settings for an interface's documentation page, `/docs/<name>`. */
export function documentationPage({ name, title }: InterfaceName): FastifySwaggerUiOptions {
  return {
    routePrefix: `/docs/${name}`,
    staticCSP: POLICY,
    uiConfig: { urls: [{ url: `/openapi/${name}.json`, name: title }], tagsSorter: 'alpha' },
    logo: { type: 'image/svg+xml', content: MARK },
    theme: {
      title,
      favicon: [
        {
          filename: 'favicon.svg',
          rel: 'icon',
          type: 'image/svg+xml',
          sizes: 'any',
          content: MARK,
        },
      ],
      css: [{ filename: 'theme.css', content: STYLE }],
    },
  }
}
