import { type ReactNode } from 'react';
import { brandColors } from '@/lib/brand/colors';
import { sharePicture } from '@/lib/metadata/link-preview';
import { fontSize, type TextBox } from '@/lib/share-picture/font-size';

const PAGE_WIDTH = 800;
const MARGIN = 72;
const MARK_SIDE = 300;
/**
 * Width in pixels that the layout reserves for the thumb index. The tabs are wider than this and overlap the
 * area in which the logo is centred.
 */
const INDEX_WIDTH = 29;

const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const boxes = {
  name: { width: TEXT_WIDTH, height: 130, lineHeight: 1.25, largest: 76 },
  tagline: { width: TEXT_WIDTH, height: 350, lineHeight: 1.16, largest: 104 },
} satisfies Record<string, TextBox>;

/** Font families that the picture's styles use. */
export const fontNames = { name: 'sans', tagline: 'serif' } as const;

/** The name, marked as if with a highlighter. Each word has its own background, so that the name can wrap. */
function Name({ text }: { readonly text: string }) {
  const size = fontSize(text, boxes.name);
  // The padding of two adjacent words adds up to about the width of a space. The backgrounds of these words
  // overlap by the radius of their round corners.
  const padding = Math.round(size * 0.12);
  const corner = 6;
  const word = {
    margin: `0 ${-corner / 2}px`,
    padding: `0 ${padding + corner / 2}px`,
    borderRadius: corner,
    backgroundColor: brandColors.light.marker,
  };
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        marginLeft: -padding,
        fontFamily: fontNames.name,
        fontSize: size,
        lineHeight: boxes.name.lineHeight,
      }}
    >
      {text.split(' ').map((part, index) => (
        <div key={index} style={word}>
          {part}
        </div>
      ))}
    </div>
  );
}

const Tagline = ({ text }: { readonly text: string }) => (
  <div
    style={{
      marginTop: 44,
      fontFamily: fontNames.tagline,
      fontSize: fontSize(text, boxes.tagline),
      lineHeight: boxes.tagline.lineHeight,
      textWrap: 'balance',
    }}
  >
    {text}
  </div>
);

/** A tab of the dictionary's thumb index, at the edge of the page. */
const Tab = ({ isOpen }: { readonly isOpen: boolean }) => (
  <div
    style={{
      width: isOpen ? 58 : 42,
      height: 84,
      marginBottom: 10,
      borderRadius: '0 16px 16px 0',
      backgroundColor: isOpen ? brandColors.light.marker : brandColors.light['on-accent'],
      opacity: isOpen ? 1 : 0.18,
    }}
  />
);

const Page = ({ children }: { readonly children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      width: PAGE_WIDTH,
      height: sharePicture.height,
      padding: `0 ${MARGIN}px`,
      borderRadius: '0 28px 28px 0',
      backgroundColor: brandColors.light.surface,
      overflow: 'hidden',
    }}
  >
    {children}
  </div>
);

interface SharePictureProps {
  readonly siteName: string;
  readonly tagline: string;
  /** Address of the logo, which is square. */
  readonly mark: string;
}

/**
 * The picture for shared links: a page of a dictionary with the name and the tagline, the tabs of a thumb index
 * at the page's edge, and the logo on the right. The styles are inline, because next/og reads no style sheets.
 */
export const SharePicture = ({ siteName, tagline, mark }: SharePictureProps) => (
  <div
    lang="ru"
    style={{
      display: 'flex',
      width: sharePicture.width,
      height: sharePicture.height,
      backgroundColor: brandColors.light.accent,
      color: brandColors.light['on-marker'],
    }}
  >
    <Page>
      <Name text={siteName} />
      <Tagline text={tagline} />
    </Page>
    <div style={{ display: 'flex', flexDirection: 'column', width: INDEX_WIDTH, paddingTop: 83 }}>
      {[0, 1, 2, 3, 4].map((tab) => (
        <Tab key={tab} isOpen={tab === 1} />
      ))}
    </div>
    <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'center' }}>
      <img src={mark} alt="" width={MARK_SIDE} height={MARK_SIDE} />
    </div>
  </div>
);
