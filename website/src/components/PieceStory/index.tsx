import type { ReactNode } from 'react';
import { FramePicture } from '@site/src/components/FramePicture';
import { pieceStory as messages } from '@site/src/messages/examples';
import type { PieceStory as Story } from '@site/shared/examples';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** What a piece is, how it was made in three frames, and what to try. */
export function PieceStory({ story }: { story: Story }): ReactNode {
  return (
    <>
      <Heading as="h2">{messages.about}</Heading>
      <p>{withCode(story.about)}</p>
      <Heading as="h2">{messages.made}</Heading>
      <ol role="list" className={styles.steps}>
        {story.steps.map(({ caption, frame, colours }) => (
          <li key={caption}>
            <figure>
              <FramePicture frame={frame} colours={colours} label={plain(caption)} />
              <figcaption>{withCode(caption)}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <Heading as="h2">{messages.tries}</Heading>
      <ul>
        {story.tries.map((each) => (
          <li key={each}>{withCode(each)}</li>
        ))}
      </ul>
    </>
  );
}

/** Renders a text with code in backticks. */
function withCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

const plain = (text: string): string => text.replaceAll('`', '');
