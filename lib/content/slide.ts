/** A slide of the feature carousel. */
export interface Slide {
  /** What the slide is about, such as «Повторить». The slides of a group stand together; a slide may have none. */
  readonly group?: string;
  /** Base name of the screenshot's files in screenshots/. */
  readonly img: string;
  /** Description of the screenshot, for visitors who cannot see it. */
  readonly alt: string;
  /** The caption on phones. */
  readonly text_mobile: string;
  /** Up to six lines of text on computers and tablets. The first line is the heading. */
  readonly text1: string;
  readonly text2?: string;
  readonly text3?: string;
  readonly text4?: string;
  readonly text5?: string;
  readonly text6?: string;
}
