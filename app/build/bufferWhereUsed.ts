import type { Plugin } from 'vite'

const USES_BUFFER = /\bBuffer\b/
const IMPORTS_BUFFER = /from\s+['"](?:node:)?buffer\/?['"]/

/**
 * Gives the workspace's own modules the Buffer that they use as a global. Only the development
 * server needs it: the build and bundled dependencies get it injected by the bundler.
 */
export function bufferWhereUsed(): Plugin {
  return {
    name: 'mintline:buffer-where-used',
    apply: 'serve',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: USES_BUFFER },
      handler(code) {
        return IMPORTS_BUFFER.test(code)
          ? undefined
          : { code: `import { Buffer } from 'buffer';${code}`, map: null }
      },
    },
  }
}
