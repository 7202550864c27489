import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { classes } from '../../ui/content/box';
import { IconButton } from '../../ui/actions/Button';
import { Pause, Play } from '../../ui/pictures/icons';
import { isRunning, nextSlide, SLIDE_MS } from './slider-state';
import * as css from './Landing.css';

export interface Slide {
  id: string;
  title: string;
  text: string;
}

const asksForLess = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Moves on every 3 seconds (R007); pointing at it, focusing it or the button stops it (WCAG 2.2.2). */
export function Slider({ slides, action }: { slides: readonly Slide[]; action: ReactNode }) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(asksForLess);
  const [held, setHeld] = useState(false);
  const running = isRunning({ paused, held });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setCurrent((at) => nextSlide(at, slides.length)), SLIDE_MS);
    return () => clearInterval(timer);
  }, [running, slides.length]);
  return (
    <section
      className={css.slider}
      aria-roledescription={t`carousel`}
      aria-label={t`What you get`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={css.slides} aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={t`slide`}
            aria-label={t`${index + 1} of ${slides.length}`}
            aria-hidden={index !== current}
            className={classes(css.slide, index === current && css.shown)}
          >
            <p className={css.slideTitle}>{slide.title}</p>
            <p className={css.slideText}>{slide.text}</p>
          </div>
        ))}
      </div>
      <div className={css.sliderBar}>
        {action}
        <div className={css.dots}>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={css.dot}
              aria-label={slide.title}
              aria-current={index === current}
              onClick={() => setCurrent(index)}
            />
          ))}
          <IconButton
            size="small"
            icon={paused ? Play : Pause}
            label={paused ? t`Play the slides` : t`Pause the slides`}
            onClick={() => setPaused(!paused)}
          />
        </div>
      </div>
    </section>
  );
}
