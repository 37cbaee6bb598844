import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { InspectTool } from './inspection/InspectTool';
import { Output } from './Output';
import { Preview, type PreviewProps } from './Preview';
import { SketchMenu } from './SketchMenu';
import { Source, type SourceProps } from './Source';
import styles from './styles.module.css';
import { Toolbar } from './Toolbar';
import type { Player } from './useSketchPlayer';

/** The parts of a player, for a layout to arrange. */
export interface PlayerParts {
  preview: ReactNode;
  toolbar: ReactNode;
  /** Problems, offered files and the console. */
  output: ReactNode;
  /** The source; nothing when the player was given none. */
  source: ReactNode;
}

interface SketchPlayerProps extends ComponentPropsWithoutRef<'div'> {
  player: Player;
  as?: 'div' | 'section';
  /** The picture of the sketch. */
  picture?: Omit<PreviewProps, 'player'>;
  /** The source, where readers are to see and edit it. */
  code?: Omit<SourceProps, 'player'>;
  /** Whether the console is shown even while it is empty. */
  keepsConsole?: boolean;
  /** Whether the player has a border and its own background. */
  isFramed?: boolean;
  layout?: (parts: PlayerParts) => ReactNode;
}

/** A sketch that readers can run, edit, record and take along. */
export function SketchPlayer({
  player,
  as: Whole = 'div',
  picture,
  code,
  keepsConsole = false,
  isFramed = true,
  layout = inOrder,
  className,
  ...attributes
}: SketchPlayerProps): ReactNode {
  const { whole } = player;
  return (
    <Whole
      ref={whole}
      className={clsx(isFramed && styles.example, styles.controls, className)}
      {...attributes}
    >
      {layout({
        preview: <Preview player={player} {...picture} />,
        toolbar: (
          <Toolbar player={player}>
            {player.hasCells && <InspectTool player={player} />}
            <SketchMenu player={player} />
          </Toolbar>
        ),
        output: <Output player={player} keepsConsole={keepsConsole} />,
        source: code && <Source player={player} {...code} />,
      })}
    </Whole>
  );
}

function inOrder({ preview, toolbar, output, source }: PlayerParts): ReactNode {
  return (
    <>
      {preview}
      {toolbar}
      {output}
      {source}
    </>
  );
}
