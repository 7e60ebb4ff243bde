export type { Page, PageRequest } from '../database/page/pagedList.ts'
