import { Link2, MessageCircleMore, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { trackEvent } from '../../lib/analytics-events.ts';
import { siteUrl } from '../../lib/base-path.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { linkOf, type Shareable, targetsOf, textOf } from './share.ts';

const DONE_MS = 3000;
const TILE =
  'flex min-h-14 items-center justify-center gap-2 rounded-control border border-line bg-raised px-3 font-medium transition hover:border-herb hover:bg-herb-soft';

interface ShareSheetProps {
  recipe: Shareable;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShareSheet({ recipe, open, onOpenChange }: ShareSheetProps) {
  const [done, setDone] = useState('');
  const origin = siteUrl();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(''), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const told = (target: string) =>
    trackEvent({
      event: 'viral_action',
      properties: {
        action: 'recipe_shared',
        target,
        metadata: { recipeTitle: recipe.title.slice(0, 200), slug: recipe.slug.slice(0, 200) },
      },
    });

  const copy = async (text: string, said: string, target: string) => {
    try {
      await copyText(text);
      setDone(said);
      told(target);
    } catch {
      toast({ title: 'Copy Failed', text: 'Unable to copy to clipboard', tone: 'error' });
    }
  };
  const native = async () => {
    try {
      await navigator.share({ title: recipe.title, url: linkOf(recipe, origin) });
      setDone('Shared.');
      told('native');
    } catch (error) {
      // Closing the system's share menu is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Share Available', text: linkOf(recipe, origin), tone: 'error' });
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this recipe" description={recipe.title}>
      <div className="grid grid-cols-2 gap-2.5">
        {targetsOf(recipe, origin).map(({ name, href }) => (
          <a
            key={name}
            href={href}
            rel="noopener noreferrer"
            onClick={(event) => {
              told(name.toLowerCase());
              if (!href.startsWith('https:')) return;
              event.preventDefault();
              window.open(href, '_blank', 'noopener,noreferrer,width=600,height=400');
              setDone(`${name} opened in a new window.`);
            }}
            className={TILE}
          >
            {name}
          </a>
        ))}
        <button
          type="button"
          className={TILE}
          onClick={() => copy(textOf(recipe, origin), 'Copied. Paste it into Discord.', 'discord')}
        >
          <MessageCircleMore aria-hidden className="size-4.5" />
          Discord
        </button>
        <button
          type="button"
          className={TILE}
          onClick={() => copy(linkOf(recipe, origin), 'Link copied.', 'copy')}
        >
          <Link2 aria-hidden className="size-4.5" />
          Copy link
        </button>
        {'share' in navigator && (
          <button type="button" className={TILE} onClick={native}>
            <Share2 aria-hidden className="size-4.5" />
            More
          </button>
        )}
      </div>
      <p role="status" className="mt-4 min-h-6 text-center font-medium text-herb-ink">
        {done}
      </p>
    </Dialog>
  );
}
