import { found } from '../../../http/found.ts'
import { shortUrl } from '../../../read-model/short-urls/shortUrl.ts'
import * as calls from '../../calls/platform.ts'
import { route } from '../route.ts'

export const getNameUsingGET = route(calls.getNameUsingGET, async ({ url }, { reader }) => {
  const { type, target, owner, createdAt } = found(await shortUrl(reader, url), 'short URL', url)
  return { id: url, owner, ref: target, type, createDate: createdAt.toISOString(), version: 0 }
})
