export { LaunchCheckCard } from './LaunchCheckCard.tsx'
