import type { Command } from 'commander'

/** Adds the options for reading pictures and traits. */
export function addSourceOptions(command: Command): Command {
  return command
    .option('--name <template>', 'name of items; {} is the number (default: that of the config)')
    .option('--traits <file>', 'CSV or JSON (default: traits.csv or traits.json in the folder)')
    .option('--cover <file>', 'picture of an edition that is a video, an audio or a 3D model')
    .option('--first <number>', 'number of the first file: 0 or 1', '1')
    .option(
      '--supply <items>',
      'number of items (default: that of the config, or the highest number)',
    )
    .option(
      '--preview <pixels>',
      'pictures that are wider or higher get a preview; 0 = none',
      '1024',
    )
}
