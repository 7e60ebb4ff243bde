import { configUsingGET } from './configUsingGET.ts'
import { getNameUsingGET } from './getNameUsingGET.ts'
import { getRootUcanUsingGET } from './getRootUcanUsingGET.ts'
import { subscribeUsingPOST } from './subscribeUsingPOST.ts'

export const PLATFORM_ROUTES = [
  configUsingGET,
  getNameUsingGET,
  getRootUcanUsingGET,
  subscribeUsingPOST,
]
