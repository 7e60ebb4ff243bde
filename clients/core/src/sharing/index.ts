export { type MintPageTarget, mintPageUrl } from './mintPageUrl.ts'
export { type SharePage, sharePage } from './sharePage.ts'
