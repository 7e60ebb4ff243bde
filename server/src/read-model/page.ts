export { type Page, type PageRequest, withEntries } from '../database/page/pagedList.ts'
