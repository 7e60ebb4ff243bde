import { shownRarity } from '../../answers/shownRarity.ts'
import * as calls from '../../calls/searchTraits.ts'
import { route } from '../route.ts'

export const queryTraitsWithRarity = route(calls.queryTraitsWithRarity, shownRarity)
