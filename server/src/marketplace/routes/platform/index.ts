import { configUsingGET } from './configUsingGET.ts'
import { getNameUsingGET } from './getNameUsingGET.ts'
import { getRootUcanUsingGET } from './getRootUcanUsingGET.ts'
import { popularTopUsingGET } from './popularTopUsingGET.ts'
import { subscribeUsingPOST } from './subscribeUsingPOST.ts'

export const PLATFORM_ROUTES = [
  configUsingGET,
  getNameUsingGET,
  getRootUcanUsingGET,
  popularTopUsingGET,
  subscribeUsingPOST,
]
