export { CommitmentSetting, DateSetting, ExplorerSetting, ThemeSetting } from './ChoiceSettings.tsx'
export { PriorityFeeSetting } from './PriorityFeeSetting.tsx'
