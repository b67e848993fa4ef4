import { type EmblaCarouselType, type EmblaPluginType } from 'embla-carousel';

/** Makes an Embla plug-in. @param init may return a function that undoes what a destroyed Embla still uses */
export function plugin(name: string, init: (api: EmblaCarouselType) => (() => void) | void) {
  let undo: (() => void) | void;
  return {
    name,
    options: {},
    init(api) {
      undo = init(api);
    },
    destroy: () => undo?.(),
  } satisfies EmblaPluginType;
}
