import { type EmblaCarouselType, type EmblaPluginType } from 'embla-carousel';

/** Makes an Embla plug-in that changes Embla's objects. It undoes nothing: a destroyed Embla no longer uses them. */
export const plugin = (name: string, init: (api: EmblaCarouselType) => void): EmblaPluginType => ({
  name,
  options: {},
  init,
  destroy() {},
});
