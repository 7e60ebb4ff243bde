import { fileURLToPath } from 'node:url'
import { generateAnchorTypes } from './anchorTypes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
generateAnchorTypes(root)
