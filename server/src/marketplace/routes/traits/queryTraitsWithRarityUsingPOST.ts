import { shownRarity } from '../../answers/shownRarity.ts'
import * as calls from '../../calls/traits.ts'
import { route } from '../route.ts'

export const queryTraitsWithRarityUsingPOST = route(
  calls.queryTraitsWithRarityUsingPOST,
  shownRarity,
)
