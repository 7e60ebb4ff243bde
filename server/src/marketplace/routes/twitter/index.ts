import { confirmUsingPOST } from './confirmUsingPOST.ts'
import { getConfirmMsgUsingGET } from './getConfirmMsgUsingGET.ts'

export const TWITTER_ROUTES = [confirmUsingPOST, getConfirmMsgUsingGET]
