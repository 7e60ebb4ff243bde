import { register } from 'node:module'
import { register as registerTsx } from 'tsx/esm/api'

// Loads TypeScript, and the workspace packages from their sources. Not published.
registerTsx()
register('./sourceCondition.js', import.meta.url)
