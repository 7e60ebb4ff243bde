// Models that the indexer's interface has too.
export {
  ActivitySort,
  EthOrderOpenSeaV1DataV1FeeMethod,
  EthOrderOpenSeaV1DataV1HowToCall,
  EthOrderOpenSeaV1DataV1SaleKind,
  EthOrderOpenSeaV1DataV1Side,
  SortOrder,
  SortType,
} from '../../indexer/schemas/enumerations.ts'
export { Range, TraitSort } from '../../indexer/schemas/itemSearch.ts'
export {
  Trait,
  TraitEntry,
  TraitProperty,
  TraitsRarityRequest,
} from '../../indexer/schemas/traits.ts'
