export { type MintPageTarget, mintPageUrl } from '@mintline/core'
