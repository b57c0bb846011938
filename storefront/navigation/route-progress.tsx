import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds that a page may take before the bar is shown (spec 9); `styles/route-progress.css` waits as long. */
const showAfterMs = 200;

type Progress = 'idle' | 'running' | 'unseen' | 'done';

/**
 * The thin bar at the top while the next page loads. It fills up where it was seen, and turns red where the page failed;
 * its timing is in `styles/route-progress.css`.
 */
export function RouteProgress() {
  const running = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<Progress>('idle');
  useEffect(() => {
    if (!running) return;
    setProgress('running');
    const startedAt = performance.now();
    return () => setProgress(performance.now() - startedAt < showAfterMs ? 'unseen' : 'done');
  }, [running]);
  return <div className="route-progress" data-state={progress} aria-hidden="true" />;
}
