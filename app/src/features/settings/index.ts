export { DateSetting } from './ui/DateSetting.tsx'
export { ExplorerSetting } from './ui/ExplorerSetting.tsx'
export { TransactionSettings } from './ui/TransactionSettings.tsx'
