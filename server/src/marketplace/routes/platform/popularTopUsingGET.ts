import { popularSubjects } from '../../../read-model/social/popularSubjects.ts'
import * as calls from '../../calls/platform.ts'
import { route } from '../route.ts'

export const popularTopUsingGET = route(
  calls.popularTopUsingGET,
  async ({ size }, { reader, now }) => {
    const popular = await popularSubjects(reader, now(), size)
    return popular.map(({ kind, id, name, clicks }) => ({
      id,
      title: name,
      type: kind,
      count: clicks,
    }))
  },
)
