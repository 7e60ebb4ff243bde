import { suggestCollections } from './suggestCollections.ts'
import { suggestItems } from './suggestItems.ts'
import { suggestUsers } from './suggestUsers.ts'

export const SUGGESTION_ROUTES = [suggestCollections, suggestItems, suggestUsers]
